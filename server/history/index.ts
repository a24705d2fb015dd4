export { type ComparedPage, countChangedBlocks } from './compare-contents.ts';
export { findLongChangedBlocks } from './compare-long-contents.ts';
export { fitContent } from './fit-content.ts';
export { HistoryResolver } from './history.resolver.ts';
export { BlockChangeObject } from './history.type.ts';
export { PageSnapshotResolver } from './page-snapshot.resolver.ts';
