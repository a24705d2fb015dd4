import type { MediaFileFragment } from '../../generated/graphql.ts';
import { IconFile, IconFileText, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { LazyImage } from '../../shared/lazy/index.ts';
import { thumbnailAddress } from '../../shared/media-address.ts';
import { isPicture } from './arrange-content.ts';
import classes from './file-picture.module.css';
import { nameType } from './format-file.ts';

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
      <span className={classes.type}>{nameType(file)}</span>
    </span>
  );
}

/** A picture for the eye: the file itself where it is one, else what kind it is. Its name stands beside it. */
export function FilePicture({ file, width }: Props) {
  const [broken, setBroken] = useState<string>();
  const address = thumbnailAddress(file, width);
  if (!isPicture(file) || broken === address) {
    return (
      <span className={classes.placeholder} aria-hidden>
        <Placeholder file={file} />
      </span>
    );
  }
  return <LazyImage className={classes.picture} src={address} onError={() => setBroken(address)} />;
}
