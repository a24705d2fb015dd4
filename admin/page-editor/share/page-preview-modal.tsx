import { Modal, NumberInput, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../shared/ui/index.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { useGetContent } from '../editor/use-content.ts';
import { ContentPreview } from '../preview/page-preview.tsx';
import classes from './page-preview-modal.module.css';
import { SharePanel } from './share-panel.tsx';
import { usePreviewLinks } from './use-preview-links.ts';

const widths = [360, 768, 1280] as const;
/** Limits of the screen width, in CSS pixels. */
const MIN_WIDTH = 240;
const MAX_WIDTH = 3840;
const CUSTOM = 'free';
const PHONE_QUERY = '(max-width: 699px)';

type Props = { store: () => Promise<boolean>; onClose: () => void };

/** Preview of the current content at any width, and the preview links. */
export function PagePreviewModal({ store, onClose }: Props) {
  const { t } = useTranslation();
  useReturnFocus();
  const { page } = usePageEditor();
  const getContent = useGetContent();
  const [content] = useState(getContent);
  const [width, setWidth] = useState<number>(() => (window.matchMedia(PHONE_QUERY).matches ? widths[0] : widths[2]));
  const sharing = usePreviewLinks(page.id, store);
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      title={t('editor.preview.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{ content: classes.content, body: classes.body }}
    >
      <div className={classes.stage}>
        <WidthSelector width={width} onWidthChange={setWidth} />
        <div className={classes.page}>
          <ContentPreview label={t('editor.preview.page')} content={content} locale={page.locale} width={width} />
        </div>
      </div>
      <SharePanel sharing={sharing} />
    </Modal>
  );
}

function WidthSelector({ width, onWidthChange }: { width: number; onWidthChange: (width: number) => void }) {
  const { t } = useTranslation();
  const [isCustomWidth, setIsCustomWidth] = useState(false);
  return (
    <div className={classes.widths}>
      <SegmentedControl
        size="xs"
        aria-label={t('editor.canvas.width')}
        value={isCustomWidth ? CUSTOM : String(width)}
        onChange={(value) => {
          setIsCustomWidth(value === CUSTOM);
          if (value !== CUSTOM) onWidthChange(Number(value));
        }}
        data={[
          ...widths.map((one) => ({ value: String(one), label: String(one) })),
          { value: CUSTOM, label: t('editor.preview.free') },
        ]}
      />
      {isCustomWidth && (
        <NumberInput
          size="xs"
          className={classes.customWidth}
          aria-label={t('editor.preview.freeWidth')}
          value={width}
          min={MIN_WIDTH}
          max={MAX_WIDTH}
          allowDecimal={false}
          suffix=" px"
          onChange={(value) => onWidthChange(Math.min(Math.max(Number(value) || MIN_WIDTH, MIN_WIDTH), MAX_WIDTH))}
        />
      )}
    </div>
  );
}
