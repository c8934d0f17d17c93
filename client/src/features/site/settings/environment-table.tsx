import { chakra, Table } from '@chakra-ui/react';
import { useText } from '../../../lib/intl/use-text.ts';
import type { SiteSettingsQuery } from './settings.generated.ts';

type Variable = SiteSettingsQuery['siteSettings']['environment'][number];

/** What is set where the server is started. */
export function EnvironmentTable({ variables }: { readonly variables: readonly Variable[] }) {
  const t = useText();
  return (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{t({ id: 'settings.variable' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'settings.variableValue' })}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {variables.map(({ name, isSet, value }) => (
          <Table.Row key={name}>
            <Table.Cell overflowWrap="anywhere">
              <chakra.code>{name}</chakra.code>
            </Table.Cell>
            <Table.Cell overflowWrap="anywhere" color={value === null ? 'fg.muted' : 'fg'}>
              {value ?? (isSet ? t({ id: 'settings.variableSet' }) : t({ id: 'settings.variableUnset' }))}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
