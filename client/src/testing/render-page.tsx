import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { onTestFinished } from 'vitest';
import { createLook } from '../app/theme/system.ts';
import { loadCatalogue, PageIntlProvider } from '../lib/intl/intl-provider.tsx';
import * as parts from '../lib/intl/parts/all.ts';
import { setLocale, type Locale } from '../lib/preferences/locale-store.ts';

const look = createLook();

/** Renders with the look, the sentences of all parts and an address, as every page has them, until the test ends. */
export async function renderPage(children: ReactNode, locale: Locale = 'en-US', address = '/'): Promise<RenderResult> {
  onTestFinished(cleanup);
  setLocale(locale);
  const catalogues = await Promise.all([
    loadCatalogue(locale),
    ...Object.values(parts).map((part) => part.load(locale)),
  ]);
  const catalogue = Object.assign({}, ...catalogues);
  return render(
    <ChakraProvider value={look}>
      <PageIntlProvider initial={{ locale, catalogue }}>
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      </PageIntlProvider>
    </ChakraProvider>,
  );
}
