import { Table } from '@chakra-ui/react';
import { useText } from '../../../lib/intl/use-text.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import type { JudgeNode_NodeFragment } from './judge-page.generated.ts';
import { NodeActions } from './node-actions.tsx';
import { NodeLanguages, NodeLoad, NodeName, NodeSlots, NodeTasks } from './node-facts.tsx';
import { NodeHealth } from './node-health.tsx';

/** Judges as a table. */
export function NodeTable({ nodes }: { readonly nodes: readonly JudgeNode_NodeFragment[] }) {
  const t = useText();
  const { isSuperAdmin } = useViewer();
  return (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{t({ id: 'judge.node' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'judge.state' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'judge.slots' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'judge.judging' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'judge.load' })}</Table.ColumnHeader>
          <Table.ColumnHeader>{t({ id: 'judge.languages' })}</Table.ColumnHeader>
          {isSuperAdmin ? <Table.ColumnHeader textAlign="end">{t({ id: 'judge.actions' })}</Table.ColumnHeader> : null}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {nodes.map((node) => (
          <Table.Row key={node.id} verticalAlign="top">
            <Table.Cell>
              <NodeName node={node} />
            </Table.Cell>
            <Table.Cell>
              <NodeHealth node={node} />
            </Table.Cell>
            <Table.Cell whiteSpace="nowrap">
              <NodeSlots node={node} />
            </Table.Cell>
            <Table.Cell>
              <NodeTasks node={node} />
            </Table.Cell>
            <Table.Cell>
              <NodeLoad node={node} />
            </Table.Cell>
            <Table.Cell>
              <NodeLanguages node={node} />
            </Table.Cell>
            {isSuperAdmin ? (
              <Table.Cell textAlign="end">
                <NodeActions node={node} />
              </Table.Cell>
            ) : null}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
