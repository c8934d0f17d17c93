import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router/dom';
import { PageIntlProvider } from '../lib/intl/intl-provider.tsx';
import { system } from './theme/system.ts';

interface ProvidersProps {
  readonly client: ApolloClient;
  readonly router: ComponentProps<typeof RouterProvider>['router'];
  readonly initialLocale: ComponentProps<typeof PageIntlProvider>['initial'];
}

/** What every page stands on: look, language, data, address. */
export function Providers({ client, router, initialLocale }: ProvidersProps) {
  return (
    <ChakraProvider value={system}>
      <PageIntlProvider initial={initialLocale}>
        <ApolloProvider client={client}>
          <RouterProvider router={router} />
        </ApolloProvider>
      </PageIntlProvider>
    </ChakraProvider>
  );
}
