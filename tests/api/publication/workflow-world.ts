import type { RealPage, Stage } from './workflow-actions.ts';
import { WorkflowModel } from './workflow-model.ts';

export const pageCount = 3;
/** A site of its own for one sequence: the model, and what its numbers are on the server. */
export type World = {
  stage: Stage;
  model: WorkflowModel;
  real: RealPage[];
  slugs: string[];
  titles: string[];
  menu: string;
  name: string;
};

let worlds = 0;

/** Makes pages, and a menu that leads to them. */
export async function createWorld(stage: Stage): Promise<World> {
  worlds += 1;
  const name = `w${worlds}`;
  const slugs = Array.from({ length: pageCount + 1 }, (_, index) => `${name}-${index}`);
  const own = slugs.slice(0, pageCount);
  const titles = own.map((slug) => `${slug} first.`);
  const real: RealPage[] = [];
  for (const [index, slug] of own.entries()) {
    const { pageID, pageVersionID } = await stage.newPage({ title: titles[index], slug });
    real.push({ pageID, versions: [pageVersionID], publications: [], plans: [] });
  }
  const menu = `menu ${name}`;
  const { body } = await stage.administrator.post<{ menu: { id: number } }>('/menu/create', {
    name: menu,
    locale: 'en',
  });
  const items = real.map(({ pageID }, index) => {
    return { key: `e${index}`, label: own[index], link: { kind: 'internal', value: '', pageID } };
  });
  await stage.administrator.post(`/menu/${body.menu.id}/store`, { items });
  await stage.administrator.post(`/menu/${body.menu.id}/publish`);
  return { stage, model: new WorkflowModel(own, titles), real, slugs, titles, menu, name };
}
