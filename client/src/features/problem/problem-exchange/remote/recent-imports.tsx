import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Panel } from '../../../../components/panel.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useRemoteImportsQuery } from './remote-import.generated.ts';
import { stateTexts } from './state-texts.ts';

const shown = 5;

/** The viewer's last imports, to go back to. */
export function RecentImports({ onShow }: { readonly onShow: (importId: number) => void }) {
  const t = useText();
  const { data } = useRemoteImportsQuery({
    variables: { page: { page: 1, size: shown } },
    fetchPolicy: 'cache-and-network',
  });
  const imports = data?.remoteImports.items ?? [];
  if (imports.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="remote-recent">
      <Heading as="h2" size="md" mb="2" id="remote-recent">
        {t({ id: 'batch.remote.recent' })}
      </Heading>
      <Panel>
        <Box as="ul" listStyleType="none" aria-labelledby="remote-recent">
          {imports.map(({ id, judgeName, state, total, imported, known, createdAt }) => (
            <Flex as="li" key={id} px="2" py="1" align="center" wrap="wrap" layerStyle="row">
              <Button
                size="sm"
                variant="ghost"
                h="auto"
                px="2"
                py="1.5"
                flexShrink="1"
                textAlign="start"
                whiteSpace="normal"
                overflowWrap="anywhere"
                onClick={() => onShow(id)}
              >
                {t({ id: 'batch.remote.recentOne' }, { judge: judgeName, imported, known, total })}
              </Button>
              <Text as="span" px="2" fontSize="sm" color="fg.muted">
                {t(stateTexts[state])} · <RelativeTime at={createdAt} />
              </Text>
            </Flex>
          ))}
        </Box>
      </Panel>
    </Box>
  );
}
