import { Modal, NumberInput, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../shared/ui/index.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useGetContent } from '../editor/use-content.ts';
import { ContentPreview } from '../preview/page-preview.tsx';
import classes from './preview-modal.module.css';
import { SharePanel } from './share-panel.tsx';
import { usePreviewLinks } from './use-preview-links.ts';

const widths = [360, 768, 1280] as const;
/** CSS pixels: the narrowest and widest screen that can be asked for. */
const narrowest = 240;
const widest = 3840;
const FREE = 'free';
const PHONE = '(max-width: 699px)';

type Props = { store: () => Promise<boolean>; onClose: () => void };

/** The page as it stands on the screen, at any width, and the links that show it to others. */
export function PreviewModal({ store, onClose }: Props) {
  const { t } = useTranslation();
  useReturnFocus();
  const { page } = useEditor();
  const getContent = useGetContent();
  const [content] = useState(getContent);
  const [width, setWidth] = useState<number>(() => (window.matchMedia(PHONE).matches ? widths[0] : widths[2]));
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
        <WidthChoice width={width} onChoose={setWidth} />
        <div className={classes.page}>
          <ContentPreview label={t('editor.preview.page')} content={content} locale={page.locale} width={width} />
        </div>
      </div>
      <SharePanel sharing={sharing} />
    </Modal>
  );
}

function WidthChoice({ width, onChoose }: { width: number; onChoose: (width: number) => void }) {
  const { t } = useTranslation();
  const [isFree, setIsFree] = useState(false);
  return (
    <div className={classes.widths}>
      <SegmentedControl
        size="xs"
        aria-label={t('editor.canvas.width')}
        value={isFree ? FREE : String(width)}
        onChange={(value) => {
          setIsFree(value === FREE);
          if (value !== FREE) onChoose(Number(value));
        }}
        data={[
          ...widths.map((one) => ({ value: String(one), label: String(one) })),
          { value: FREE, label: t('editor.preview.free') },
        ]}
      />
      {isFree && (
        <NumberInput
          size="xs"
          className={classes.free}
          aria-label={t('editor.preview.freeWidth')}
          value={width}
          min={narrowest}
          max={widest}
          allowDecimal={false}
          suffix=" px"
          onChange={(value) => onChoose(Math.min(Math.max(Number(value) || narrowest, narrowest), widest))}
        />
      )}
    </div>
  );
}
