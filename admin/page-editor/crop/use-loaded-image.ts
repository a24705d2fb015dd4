import { useEffect, useState } from 'react';

type LoadedImage = HTMLImageElement | 'failed';

/** Loads an image; null while loading, 'failed' after an error. A new value of `tries` loads it again. */
export function useLoadedImage(url: string, tries: number): LoadedImage | null {
  const requestKey = `${url} ${tries}`;
  const [loaded, setLoaded] = useState<{ requestKey: string; result: LoadedImage } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const image = new Image();
    const finish = (result: LoadedImage) => {
      if (isCurrent) setLoaded({ requestKey, result });
    };
    image.src = url;
    image.decode().then(
      () => finish(image),
      () => finish('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [url, requestKey]);
  return loaded?.requestKey === requestKey ? loaded.result : null;
}
