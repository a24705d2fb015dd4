export { type ComparedPage, countChangedBlocks } from './compare-contents.ts';
export { findChangedBlocksAsync } from './compare-contents-async.ts';
export { dropInvalidProps } from './drop-invalid-props.ts';
export { HistoryResolver } from './history.resolver.ts';
export { BlockChangeObject } from './history.type.ts';
export { PageSnapshotResolver } from './page-snapshot.resolver.ts';
export { deleteSnapshots, isInSnapshot } from './snapshot.queries.ts';
