import type { MailMessage } from './mail-message.ts';

/** Content of a mail: paragraphs, a button with a link to this site, and a footer. */
export type MailContent = {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action: { label: string; url: string } | null;
  footer: string;
};

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const paragraph = (content: string): string => `<p style="margin:0 0 16px">${content}</p>`;

/** Inline styles, because many mail clients remove style sheets. */
function toHtml({ greeting, paragraphs, action, footer }: MailContent, language: string): string {
  const button = action
    ? `<a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#b34700;color:#fff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a>`
    : '';
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#212529;background:#fff">',
    '<div style="max-width:560px;margin:0 auto">',
    ...[greeting, ...paragraphs].map((text) => paragraph(escapeHtml(text))),
    ...(action ? [paragraph(button), paragraph(escapeHtml(action.url))] : []),
    `<p style="margin:24px 0 0;font-size:14px;color:#495057">${escapeHtml(footer)}</p>`,
    '</div></body></html>',
  ].join('\n');
}

function toText({ greeting, paragraphs, action, footer }: MailContent): string {
  return [greeting, ...paragraphs, ...(action ? [action.url] : []), footer].join('\n\n');
}

/** Creates the message as text and HTML. */
export function composeMail(to: string, content: MailContent, language: string): MailMessage {
  return {
    to,
    subject: content.subject,
    text: toText(content),
    html: toHtml(content, language),
    link: content.action?.url ?? null,
  };
}
