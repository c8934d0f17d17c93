import { Box } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { CodeBlock } from '../../components/code-block/code-block.tsx';
import { CommentCard } from '../../components/comment/comment-card.tsx';
import { FactList, Fact } from '../../components/fact-list.tsx';
import { Markdown } from '../../components/markdown/markdown.tsx';
import { SampleDiff } from '../../components/sample-diff/sample-diff.tsx';
import { ScrollingName } from '../../components/scrolling-name.tsx';
import { SignedInLink } from '../../components/signed-in-link.tsx';
import { DiffText } from '../../components/text-diff/diff-text.tsx';
import { lineDiff } from '../../components/text-diff/line-diff.ts';
import { TextLink } from '../../components/text-link.tsx';
import { TitledText } from '../../components/titled-text.tsx';
import { Sample } from './sample.tsx';

const markdown = 'A text with $a + b \\le 10^{18}$, `code`, **weight** and a [link](/problem).\n\n1. One\n2. Two';

const comment: ComponentProps<typeof CommentCard>['comment'] = {
  __typename: 'Comment',
  id: 1,
  content: 'Use **binary search** on the answer.',
  createdAt: '2026-11-27T18:00:00.000Z',
  editedAt: null,
  likeCount: 3,
  viewerHasLiked: false,
  viewerCanReply: true,
  viewerCanAccept: false,
  viewerCanEdit: false,
  viewerCanDelete: false,
  isAnswer: true,
  isMine: false,
  isHidden: false,
  hiddenReason: null,
  isHiddenByReports: false,
  isHost: true,
  removal: null,
  author: {
    __typename: 'CommentWriter',
    id: '1',
    username: 'ada',
    avatarUrl: null,
    titleName: null,
    titleColor: null,
    role: 'USER',
    isMutedByViewer: false,
  },
  replyCount: 0,
  replies: [],
};
const whole = (text: string) => ({ text, isCut: false });

/** What is read. */
export function TextSamples() {
  return (
    <>
      <Sample of="TextLink, SignedInLink, ScrollingName">
        <TextLink to="/problem">Problems</TextLink>
        <SignedInLink to="/setting">Settings</SignedInLink>
        <ScrollingName>A name</ScrollingName>
      </Sample>
      <Sample of="Markdown" display="block">
        <Markdown source={markdown} />
      </Sample>
      <Sample of="CodeBlock, TitledText, DiffText" display="block">
        <CodeBlock code={'int main() {\n  return 0;\n}\n'} language="cpp" label="Source" />
        <TitledText title="Output" text={'7\n'} maxH="6rem" />
        <DiffText parts={lineDiff('one shovel', 'two shovels')} />
      </Sample>
      <Sample of="SampleDiff" display="block">
        <SampleDiff
          input={whole('3 4\n')}
          expected={whole('7\n12\n')}
          output={whole('7\n11 \n')}
          stderr=""
          message="Line 2 differs."
          numberTolerance={null}
        />
      </Sample>
      <Sample of="CommentCard" display="block">
        <Box as="ul" listStyleType="none">
          <CommentCard comment={comment} hostLabel="Author" writerId={null} />
        </Box>
      </Sample>
      <Sample of="FactList, Fact">
        <FactList>
          <Fact label="Time limit">1000 ms</Fact>
          <Fact label="Memory limit">128 MB</Fact>
        </FactList>
      </Sample>
    </>
  );
}
