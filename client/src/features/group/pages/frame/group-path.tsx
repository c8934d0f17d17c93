import { GroupWay } from '../../../../components/group-way.tsx';
import { ArchivedNotice } from './archived-notice.tsx';
import { useGroup } from './group-context.ts';

interface GroupPathProps {
  /** The tab that the page belongs to: its name below the address of the group, and its text. */
  readonly tab: 'contest-admin' | 'problem' | 'problem-admin' | 'training' | 'status';
  readonly text: string;
}

/** The way back to a group and one of its tabs, above a page of its own frame; says when the group is archived. */
export function GroupPath({ tab, text }: GroupPathProps) {
  return (
    <>
      <GroupWay group={useGroup()} tab={tab} text={text} />
      <ArchivedNotice />
    </>
  );
}
