import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { Panel } from '../../../components/panel.tsx';
import { useText } from '../../../lib/intl/use-text.ts';

/** How a site comes back from a backup. @param path of the last one. */
export function RestoreHelp({ path }: { readonly path: string }) {
  const t = useText();
  return (
    <Panel mt="4">
      <Box px={{ base: '3', md: '4' }} py="3">
        <Heading as="h2" size="sm" mb="1">
          {t({ id: 'backup.restoreTitle' })}
        </Heading>
        <Text>{t({ id: 'backup.restoreSteps' })}</Text>
        <chakra.pre my="2" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {`npm run restore -- ${path}\nnpm run up`}
        </chakra.pre>
        <Text color="fg.muted">{t({ id: 'backup.restoreMove' })}</Text>
      </Box>
    </Panel>
  );
}
