import type { RealPage, WorkflowStage } from './workflow-actions.ts';
import { WorkflowModel } from './workflow-model.ts';

export const pagesPerWorld = 3;
/** The state of one sequence: the model, and the server's ids for its numbers. */
export type WorkflowWorld = {
  stage: WorkflowStage;
  model: WorkflowModel;
  real: RealPage[];
  slugs: string[];
  titles: string[];
  menu: string;
  name: string;
};

let worlds = 0;

/** Creates pages, and a menu that links to them. */
export async function createWorkflowWorld(stage: WorkflowStage): Promise<WorkflowWorld> {
  worlds += 1;
  const name = `w${worlds}`;
  const slugs = Array.from({ length: pagesPerWorld + 1 }, (_, index) => `${name}-${index}`);
  const own = slugs.slice(0, pagesPerWorld);
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
