import { useState } from 'react';
import { useNearViewport } from './use-near-viewport.ts';

type Props = { src: string; className?: string | undefined; onError?: () => void };

/** An image that is loaded when it comes near the viewport. */
export function LazyImage({ src, className, onError }: Props) {
  const [wanted, setWanted] = useState<string>();
  const image = useNearViewport<HTMLImageElement>(() => setWanted(src), src);
  return (
    <img ref={image} className={className} src={wanted} alt="" draggable={false} decoding="async" onError={onError} />
  );
}
