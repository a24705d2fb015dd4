import { createPage } from './pages.ts';
import type { TestClient } from './test-client.ts';
import type { FileBody } from './media-files.ts';

type Crop = { x: number; y: number; width: number; height: number; rotate: number; scaleX: number; scaleY: number };
type Image = { fileID: number; hash: string; url: string; fileName: string };
export type StoredPage = {
  pageVersion: {
    blocks: { __images: Record<string, Image[]>; __files: Record<string, Image[]> }[];
    seoImage: Image[] | null;
    pageType: { images: Record<string, Image[]> };
  };
};

/** An image as a page stores it, with an alternative text and optionally a crop. */
export const imageOf = (file: FileBody, cropParams: Partial<Crop> | null = null) => ({
  fileID: file.id,
  fileName: file.fileName,
  altText: 'An image',
  cropParams: cropParams && { x: 0, y: 0, width: 10, height: 10, rotate: 0, scaleX: 1, scaleY: 1, ...cropParams },
});

/** A page with one image block, and the address of that image. */
export async function createPageWith(
  staff: TestClient,
  image: ReturnType<typeof imageOf>,
  more: Record<string, unknown> = {},
) {
  const { pageID, pageVersionID } = await createPage(staff);
  const block = { type: 'image', key: 'b1', anchorPoint: '', props: {}, __images: { image: [image] }, __files: {} };
  const stored = await staff.post<StoredPage>(`/page/version/${pageVersionID}/store`, {
    title: 'A page',
    seoTitle: '',
    seoDescription: '',
    seoKeywords: [],
    blocks: [block],
    ...more,
  });
  if (stored.status !== 200) throw new Error(stored.text);
  const url = stored.body.pageVersion.blocks[0]?.__images.image?.[0]?.url ?? '';
  return { pageID, pageVersionID, url, version: stored.body.pageVersion };
}

export async function publish(staff: TestClient, pageID: number): Promise<void> {
  const { status, text } = await staff.post(`/page/${pageID}/publish`);
  if (status !== 200) throw new Error(text);
}

/** As `createPageWith`, published. */
export async function createPublishedWith(
  staff: TestClient,
  image: ReturnType<typeof imageOf>,
  more?: Record<string, unknown>,
) {
  const page = await createPageWith(staff, image, more);
  await publish(staff, page.pageID);
  return page;
}
