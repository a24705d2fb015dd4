import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

type ByteUnit = 'bytes' | 'kilobytes' | 'megabytes';

/** Converts bytes to the largest fitting unit; only megabytes below 10 keep one decimal. */
export function scaleBytes(bytes: number): { unit: ByteUnit; value: number } {
  if (bytes < 1024) return { unit: 'bytes', value: bytes };
  const kilobytes = bytes / 1024;
  if (kilobytes < 999.5) return { unit: 'kilobytes', value: Math.round(kilobytes) };
  const megabytes = kilobytes / 1024;
  return { unit: 'megabytes', value: megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes) };
}

export function useFileSize(): (bytes: number) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    (bytes) => {
      const { unit, value } = scaleBytes(bytes);
      return t(`media.size.${unit}`, { value: value.toLocaleString(i18n.language) });
    },
    [t, i18n.language],
  );
}
