import list from '../../shared/list-section.module.css';
import { readFields } from '../../shared/read-fields.ts';
import type { BlockProps, ViewFile } from '../../shared/view-block.ts';
import { filesDefinition } from './definition.ts';
import { fileExtension, formatFileSize } from './format-file-size.ts';
import style from './style.module.css';

export function FilesBlock({ block, locale }: BlockProps) {
  const { title, intro, files } = readFields(filesDefinition, block);
  if (title === '' && intro === '' && files.length === 0) return null;
  return (
    <section id={block.anchorPoint || undefined} className={list.section}>
      {title !== '' && <h2 className={list.title}>{title}</h2>}
      {intro !== '' && <p className={style.intro}>{intro}</p>}
      <ul className={list.rows}>
        {files.map((file) => (
          <li key={file.url} className={list.row}>
            <FileLink file={file} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Type and size are part of the link's name, so that screen readers announce them before it is followed. */
function FileLink({ file, locale }: { file: ViewFile; locale: string }) {
  const facts = [fileExtension(file.fileName), formatFileSize(file.fileSize, locale)].filter(Boolean).join(', ');
  return (
    <a className={style.link} href={file.url} download={file.fileName}>
      <svg className={style.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M12 3v12M7 10.5l5 5 5-5M4 20h16" />
      </svg>
      <span className={style.name}>{file.fileName}</span>
      <span className={style.facts}>{` ${facts}`}</span>
    </a>
  );
}
