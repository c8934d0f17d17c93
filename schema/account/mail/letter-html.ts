import type { Locale } from '../../core/context.ts';
import { footerOf, linkHintOf, type LetterWords } from './letter-words.ts';

/*
 * Mail programs know little HTML: tables for layout, styles on the elements themselves. The style sheet in the head is
 * an extra for those that follow it: colours for dark screens.
 */

const font =
  "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, " +
  "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";

const darkStyles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background: #0f1318 !important; }
    .card { background: #181d24 !important; border-color: #2b323c !important; }
    .text, .heading { color: #e6e9ee !important; }
    .muted { color: #9aa4b2 !important; }
    .code { background: #232a34 !important; color: #e6e9ee !important; }
    .rule { border-color: #2b323c !important; }
  }`;

/** What the layout needs beside the words. */
export interface LetterPlace {
  readonly locale: Locale;
  readonly siteName: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
}

/** The letter as an HTML page. Every value is escaped. */
export function htmlOf(words: LetterWords, { locale, siteName, baseUrl }: LetterPlace): string {
  const { heading, paragraphs, links = [], code, button, notes, subject, unsubscribe } = words;
  const rows = [
    row(
      'padding: 28px 32px 0',
      `<h1 class="heading" style="margin: 0; font-size: 20px; line-height: 28px; font-weight: 600; color: #14181f">` +
        `${escape(heading)}</h1>`,
    ),
    ...paragraphs.map((text) => row('padding: 12px 32px 0', paragraph('text', '#2b323c', 15, text))),
    ...links.map(({ label, path }) => row('padding: 12px 32px 0', lineLink(label, baseUrl + path))),
    ...(code === undefined ? [] : [codeRow(code)]),
    ...(button === undefined
      ? []
      : [
          buttonRow(button.label, baseUrl + button.path),
          row(
            'padding: 16px 32px 0',
            `${paragraph('muted', '#5c6675', 13, linkHintOf(locale))}${linkText(baseUrl + button.path)}`,
          ),
        ]),
    ...notes.map((text) => row('padding: 16px 32px 0', paragraph('muted', '#5c6675', 13, text))),
    row(
      'padding: 24px 32px 24px',
      '<div class="rule" style="border-top: 1px solid #e3e7ed; padding-top: 16px">' +
        paragraph('muted', '#5c6675', 12, footerOf(locale, siteName)) +
        `${unsubscribe === undefined ? '' : lineLink(unsubscribe.label, baseUrl + unsubscribe.path, 12)}</div>`,
    ),
  ];
  const pageTable = `${tableOf('page', 'background: #f4f6f9')}<tr><td align="center" style="padding: 24px 12px">`;
  const cardStyle = `background: #ffffff; border: 1px solid #e3e7ed; border-radius: 8px; font-family: ${font}`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>${darkStyles}
</style>
</head>
<body class="page" style="margin: 0; padding: 0; background: #f4f6f9">
${pageTable}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 520px">
${row('padding: 0 4px 12px', siteLink(baseUrl, siteName))}
<tr><td>
${tableOf('card', cardStyle)}
${rows.join('\n')}
</table>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/** The opening tag of a table as wide as what it lies in. */
function tableOf(name: 'page' | 'card', style: string): string {
  return (
    `<table class="${name}" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ` +
    `style="${style}">`
  );
}

function siteLink(baseUrl: string, siteName: string): string {
  const style = `font-family: ${font}; font-size: 16px; font-weight: 700; color: #14181f; text-decoration: none`;
  return `<a href="${escape(baseUrl)}/" target="_blank" class="heading" style="${style}">${escape(siteName)}</a>`;
}

function row(style: string, content: string): string {
  return `<tr><td style="${style}">${content}</td></tr>`;
}

function paragraph(name: 'text' | 'muted', color: string, size: number, text: string): string {
  const style =
    `margin: 0; font-family: ${font}; font-size: ${size}px; line-height: ${Math.round(size * 1.6)}px; ` +
    `color: ${color}; overflow-wrap: anywhere`;
  return `<p class="${name}" style="${style}">${escape(text)}</p>`;
}

function codeRow(code: string): string {
  const style =
    'background: #eef2f7; border-radius: 6px; padding: 16px; ' +
    "font-family: ui-monospace, 'SF Mono', Consolas, 'Liberation Mono', monospace; " +
    'font-size: 28px; line-height: 32px; font-weight: 600; letter-spacing: 6px; color: #14181f';
  return row(
    'padding: 20px 32px 0',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">' +
      `<tr><td class="code" align="center" style="${style}">${escape(code)}</td></tr></table>`,
  );
}

function buttonRow(label: string, href: string): string {
  const style =
    `display: inline-block; padding: 12px 20px; font-family: ${font}; font-size: 15px; line-height: 20px; ` +
    'font-weight: 600; color: #ffffff; text-decoration: none';
  const link = `<a href="${escape(href)}" target="_blank" style="${style}">${escape(label)}</a>`;
  return row(
    'padding: 20px 32px 0',
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0">' +
      `<tr><td style="background: #1d5fd1; border-radius: 6px">${link}</td></tr></table>`,
  );
}

function lineLink(label: string, href: string, size = 15): string {
  return (
    `<p style="margin: 0; font-family: ${font}; font-size: ${size}px; line-height: ${Math.round(size * 1.6)}px; ` +
    `overflow-wrap: anywhere"><a href="${escape(href)}" target="_blank" style="color: #2f74e0">${escape(label)}</a></p>`
  );
}

function linkText(href: string): string {
  return (
    `<p style="margin: 4px 0 0; font-family: ${font}; font-size: 13px; line-height: 20px; overflow-wrap: anywhere">` +
    `<a href="${escape(href)}" target="_blank" style="color: #2f74e0">${escape(href)}</a></p>`
  );
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
