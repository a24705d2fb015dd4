/** A model of what visitors may rely on at addresses, which the generated test compares with the server. */

type ModelPage = { slug: string; live: boolean; binned: boolean };

export type AddressStep =
  | { kind: 'move'; page: number; slug: string; updatesLinks: boolean }
  | { kind: 'restore'; page: number; slug: string | null }
  | { kind: 'publish' | 'unpublish' | 'delete'; page: number };

/** REST status of the response. */
type Outcome = 200 | 404 | 409;

/** Each slug belongs to one page; a page that left a slug is found there while no published page has it. */
export class AddressModel {
  readonly pages: ModelPage[];
  /** The page that left a slug last. */
  readonly #left = new Map<string, number>();

  constructor(slugs: readonly string[]) {
    this.pages = slugs.map((slug) => ({ slug, live: false, binned: false }));
  }

  perform(step: AddressStep): Outcome {
    const page = this.#pageOf(step.page);
    if (step.kind === 'restore') return this.#restore(page, step);
    if (page.binned) return 404;
    if (step.kind === 'move') return this.#move(page, step);
    if (step.kind === 'unpublish' && !page.live) return 409;
    page.live = step.kind === 'publish';
    page.binned = step.kind === 'delete';
    return 200;
  }

  /** The number of the page that visitors find; null if they find none. */
  pageAt(slug: string): number | null {
    const standing = this.pages.findIndex((page) => page.live && page.slug === slug);
    if (standing !== -1) return standing;
    const left = this.#left.get(slug);
    return left !== undefined && this.#pageOf(left).live ? left : null;
  }

  #pageOf(number: number): ModelPage {
    const page = this.pages[number];
    if (!page) throw new Error(`no page ${number}`);
    return page;
  }

  #isTaken(slug: string, by: ModelPage): boolean {
    return this.pages.some((page) => page !== by && !page.binned && page.slug === slug);
  }

  #leave(page: ModelPage, slug: string): void {
    if (slug === page.slug) return;
    this.#left.delete(slug);
    this.#left.set(page.slug, this.pages.indexOf(page));
    page.slug = slug;
  }

  #move(page: ModelPage, { slug }: { slug: string }): Outcome {
    if (this.#isTaken(slug, page)) return 409;
    this.#leave(page, slug);
    return 200;
  }

  #restore(page: ModelPage, { slug }: { slug: string | null }): Outcome {
    if (!page.binned) return 404;
    const wanted = slug ?? page.slug;
    if (this.#isTaken(wanted, page)) return 409;
    page.binned = false;
    this.#leave(page, wanted);
    return 200;
  }
}
