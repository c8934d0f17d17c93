import { CodeBlock } from '../../components/code-block/code-block.tsx';
import { FactList, Fact } from '../../components/fact-list.tsx';
import { Markdown } from '../../components/markdown/markdown.tsx';
import { ScrollingName } from '../../components/scrolling-name.tsx';
import { SignedInLink } from '../../components/signed-in-link.tsx';
import { DiffText } from '../../components/text-diff/diff-text.tsx';
import { lineDiff } from '../../components/text-diff/line-diff.ts';
import { TextLink } from '../../components/text-link.tsx';
import { TitledText } from '../../components/titled-text.tsx';
import { Sample } from './sample.tsx';

const markdown = 'A text with $a + b \\le 10^{18}$, `code`, **weight** and a [link](/problem).\n\n1. One\n2. Two';

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
      <Sample of="FactList, Fact">
        <FactList>
          <Fact label="Time limit">1000 ms</Fact>
          <Fact label="Memory limit">128 MB</Fact>
        </FactList>
      </Sample>
    </>
  );
}
