import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { BrowserRouter } from 'react-router';
import { PageIntlProvider } from '../lib/intl/intl-provider.tsx';
import { Pages } from './pages.tsx';

interface ProvidersProps {
  readonly look: SystemContext;
  readonly client: ApolloClient;
  readonly initialLocale: ComponentProps<typeof PageIntlProvider>['initial'];
}

/** What every page stands on: look, language, data, address. */
export function Providers({ look, client, initialLocale }: ProvidersProps) {
  return (
    <ChakraProvider value={look}>
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
