import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Choice } from '../../components/choice.tsx';
import { DropZone } from '../../components/drop-zone.tsx';
import { CheckLabel } from '../../components/form/check-label.tsx';
import { ChoiceField } from '../../components/form/choice-field.tsx';
import { FormError } from '../../components/form/form-error.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { MomentInput } from '../../components/form/moment-input.tsx';
import { Toggle } from '../../components/form/toggle.tsx';
import { RestoredNotice } from '../../components/restored-notice.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { TagPicker } from '../../components/tag-choice/tag-picker.tsx';
import { Sample } from './sample.tsx';

const languages = [
  ['cpp', 'C++'],
  ['python', 'Python 3'],
] as const;
const tags = [
  {
    classification: { id: 1, name: 'Graphs' },
    tags: [
      { id: 1, name: 'shortest path', problemCount: 12 },
      { id: 2, name: 'flow', problemCount: 3 },
    ],
  },
  { classification: null, tags: [{ id: 3, name: 'simulation', problemCount: 40 }] },
];
const ignore = () => undefined;

/** What is filled in. */
export function FormSamples() {
  const [text, setText] = useState('Two Crates');
  const [language, setLanguage] = useState('cpp');
  const [isOn, setOn] = useState(true);
  const [moment, setMoment] = useState('2026-11-27T18:00');
  const [chosenTags, setChosenTags] = useState<readonly number[]>([1]);
  return (
    <>
      <Sample of="SearchField, Choice, Toggle, CheckLabel">
        <SearchField label="Search problems" value="" flexBasis="10rem" onSearch={ignore} />
        <Choice label="Language" value={language} options={languages} onChange={setLanguage} />
        <Toggle label="Star participants" checked={isOn} onChange={setOn} />
        <CheckLabel>
          <input type="checkbox" defaultChecked />
          Keep me signed in
        </CheckLabel>
      </Sample>
      <Sample of="FormField, ChoiceField, FormError">
        <Stack gap="3" flex="1">
          <FormField
            label="Title"
            value={text}
            error={null}
            hint="At most 255 characters."
            isRequired
            onValue={setText}
          />
          <FormField label="Title" value={text} error="This title is taken." onValue={setText} />
          <FormField label="Begins" type="datetime-local" value="2026-11-27T18:00" error={null} onValue={ignore} />
          <FormField label="Hint" value={text} error={null} lines={2} maxLength={20} onValue={setText} />
          <ChoiceField label="Language" value={language} options={languages} error={null} onValue={setLanguage} />
          <FormError refusal={{ form: 'The problem was not saved.', fields: {}, retryAt: null }} />
        </Stack>
      </Sample>
      <Sample of="MomentInput">
        <MomentInput kind="datetime-local" aria-label="Ends" maxW="14rem" value={moment} onValue={setMoment} />
        <MomentInput kind="date" aria-label="Day" maxW="14rem" value="" onValue={ignore} />
      </Sample>
      <Sample of="TagPicker" display="block">
        <TagPicker groups={tags} selected={chosenTags} onChange={setChosenTags} />
      </Sample>
      <Sample of="DropZone, RestoredNotice">
        <DropZone action="Choose a file" hint="A zip of at most 512 MB" onFiles={ignore} flex="1" />
        <RestoredNotice
          text="These fields hold what you typed on an earlier visit."
          discard="Discard"
          discardText="What you typed is deleted."
          onDiscard={ignore}
        />
      </Sample>
    </>
  );
}
