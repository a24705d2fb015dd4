import { useState } from 'react';
import { useNear } from './use-near.ts';

type Props = { src: string; className?: string | undefined; onError?: () => void };

/** A picture beside its name, fetched when it comes near what is seen. */
export function LazyImage({ src, className, onError }: Props) {
  const [wanted, setWanted] = useState<string>();
  const image = useNear<HTMLImageElement>(() => setWanted(src), src);
  return (
    <img ref={image} className={className} src={wanted} alt="" draggable={false} decoding="async" onError={onError} />
  );
}
