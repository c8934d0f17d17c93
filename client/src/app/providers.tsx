import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { BrowserRouter } from 'react-router';
import { PageIntlProvider } from '../lib/intl/intl-provider.tsx';
import { Pages } from './pages.tsx';
import { system } from './theme/system.ts';

interface ProvidersProps {
  readonly client: ApolloClient;
  readonly initialLocale: ComponentProps<typeof PageIntlProvider>['initial'];
}

/** What every page stands on: look, language, data, address. */
export function Providers({ client, initialLocale }: ProvidersProps) {
  return (
    <ChakraProvider value={system}>
      <PageIntlProvider initial={initialLocale}>
        <ApolloProvider client={client}>
          <BrowserRouter>
            <Pages />
          </BrowserRouter>
        </ApolloProvider>
      </PageIntlProvider>
    </ChakraProvider>
  );
}
