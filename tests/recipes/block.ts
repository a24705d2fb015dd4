import { addTemplates, type Recipe } from './recipe.ts';

/** A block with a list; one that loads data has two files more. */
export const blockRecipe: Recipe = {
  name: 'a block',
  maxFiles: 8,
  apply: (copy) => {
    addTemplates(copy, 'block');
    const definitions = 'site/blocks/definitions.ts';
    copy.insertBefore(
      definitions,
      "from './video/definition.ts'",
      "import { timelineDefinition } from './timeline/definition.ts';",
    );
    copy.insertBefore(definitions, '  filesDefinition,', '  timelineDefinition,');
    const blockMap = 'site/blocks/index.ts';
    copy.insertBefore(
      blockMap,
      "from './video/component.tsx'",
      "import { TimelineBlock } from './timeline/component.tsx';",
    );
    copy.insertBefore(blockMap, '  files: {', "  timeline: { id: 'timeline', component: TimelineBlock },");
  },
  unitTests: ['site/blocks', 'admin/page-editor/content/block-texts.test.ts', 'server/app/seeds'],
};
