import { useEffect, useState } from 'react';

type Picture = HTMLImageElement | 'failed';

/** A picture once it has come; null before, 'failed' where it does not. Another try fetches it again. */
export function usePicture(url: string, tries: number): Picture | null {
  const asked = `${url} ${tries}`;
  const [arrived, setArrived] = useState<{ asked: string; picture: Picture } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const image = new Image();
    const arrive = (picture: Picture) => {
      if (isCurrent) setArrived({ asked, picture });
    };
    image.src = url;
    image.decode().then(
      () => arrive(image),
      () => arrive('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [url, asked]);
  return arrived?.asked === asked ? arrived.picture : null;
}
