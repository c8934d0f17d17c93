import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { PlainEditor } from './plain-editor.tsx';

test('the row of a line number holds the text of its line, so that both wrap alike', async () => {
  const { container } = await renderPage(
    <PlainEditor
      ref={null}
      code={'int first;\n\nint third;'}
      label="Code"
      fontSizePx={14}
      tabSize={4}
      isWrapped
      theme="light"
      onChange={() => undefined}
      onComposing={() => undefined}
    />,
  );
  const rows = [...(container.querySelector('[aria-hidden]')?.children ?? [])].map(({ textContent }) => textContent);
  expect(rows).toEqual(['1int first;', '2', '3int third;']);
});
