import type { MediaFileFragment } from '../../generated/graphql.ts';
import { IconFile, IconFileText, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { LazyImage } from '../../shared/lazy/index.ts';
import { getThumbnailUrl } from '../../shared/media-url.ts';
import { isImageFile } from './filter-and-sort-media.ts';
import classes from './file-thumbnail.module.css';
import { getFileTypeName } from './format-file.ts';

type Props = { file: MediaFileFragment; width: 320 | 640 };

function Placeholder({ file }: { file: MediaFileFragment }) {
  if (file.type === 'VIDEO') {
    return (
      <span className={classes.play}>
        <IconPlayerPlayFilled size={18} aria-hidden />
      </span>
    );
  }
  const Icon = file.type === 'DOCUMENT' ? IconFileText : IconFile;
  return (
    <span className={classes.document}>
      <Icon size={30} stroke={1.4} aria-hidden />
      <span className="ui-caption ui-weight-620">{getFileTypeName(file)}</span>
    </span>
  );
}

/** Decorative thumbnail: the image itself, or an icon for the kind of file. */
export function FileThumbnail({ file, width }: Props) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const url = getThumbnailUrl(file, width);
  if (!isImageFile(file) || brokenUrl === url) {
    return (
      <span className={classes.placeholder} aria-hidden>
        <Placeholder file={file} />
      </span>
    );
  }
  return <LazyImage className={classes.image} src={url} onError={() => setBrokenUrl(url)} />;
}
