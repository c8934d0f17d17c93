import { Box, Button, Flex, Grid } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useIsArchived } from '../../../components/archive/archived-place.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useProblemPlace } from '../../../components/problem/problem-place.ts';
import { contestDeskAddress } from '../../../lib/address/contest-desk-address.ts';
import { problemFormAddress } from '../../../lib/address/problem-address.ts';
import { changeAddress, readInteger } from '../../../lib/address/read-address.ts';
import { useLeaveGuard } from '../../../lib/form/use-leave-guard.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import { EditorLinks } from './editor-links.tsx';
import { afterSave } from './form/after-save.ts';
import { ProblemFormContext } from './form/form-context.ts';
import { readSection, sections, sectionOf, type SectionName } from './form/sections.ts';
import { useFormState } from './form/use-form-state.ts';
import type { ProblemValues } from './form/values.ts';
import { ProblemConflict } from './problem-conflict.tsx';
import { useProblemVersionChangedSubscription } from './problem-version.generated.ts';
import { RefusalList } from './refusal-list.tsx';
import { RejudgeDue } from './rejudge-due.tsx';
import { SaveBar } from './save-bar.tsx';
import { SectionIndex } from './section-index.tsx';
import { BasicsSection } from './sections/basics-section.tsx';
import { CompileFailureDialog } from './sections/compile-failure-dialog.tsx';
import { FilesSection } from './sections/files-section.tsx';
import { JudgingSection } from './sections/judging-section.tsx';
import { LanguagesSection } from './sections/languages-section.tsx';
import { LimitsSection } from './sections/limits-section.tsx';
import { PublishSection } from './sections/publish-section.tsx';
import { SamplesSection } from './sections/samples-section.tsx';
import { StatementsSection } from './sections/statements-section.tsx';
import { TestsSection } from './sections/tests-section.tsx';
import { useCompileChecker } from './sections/use-compile-checker.ts';
import { useTestUpload } from './tests/use-test-upload.ts';
import { useDraftSaving } from './use-draft-saving.ts';
import { useSaveProblem, type Conflict, type Saved } from './use-save-problem.ts';
import type { StoredProblem } from './use-stored-problem.ts';

const bodies: Readonly<Record<SectionName, ComponentType>> = {
  basics: BasicsSection,
  statements: StatementsSection,
  samples: SamplesSection,
  limits: LimitsSection,
  languages: LanguagesSection,
  judging: JudgingSection,
  tests: TestsSection,
  files: FilesSection,
  publish: PublishSection,
};

interface ProblemEditorProps {
  /** User id. */
  readonly account: string;
  readonly title: string;
  readonly stored: StoredProblem;
  /** When the server kept the draft the form begins with; null: it begins with none. */
  readonly draftSavedAt: string | null;
  /** What the form would be without a draft. */
  readonly blank: ProblemValues;
  readonly initial: ProblemValues;
  /** Version of the problem the form began with. */
  readonly version: number | null;
}

/** The form of a problem, a section at a time, kept as a draft while it is typed. */
export function ProblemEditor({
  account,
  title,
  stored,
  draftSavedAt,
  blank,
  initial,
  version: firstVersion,
}: ProblemEditorProps) {
  const t = useText();
  const groupId = useProblemPlace();
  const isArchived = useIsArchived();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const section = readSection(params);
  const problemId = stored.form?.id ?? null;
  const [openedVersion] = useState(firstVersion);
  const [saved, setSaved] = useState({ values: blank, version: firstVersion });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [newerVersion, setNewerVersion] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<Extract<Saved, { kind: 'refused' }> | null>(null);
  const [unproven, setUnproven] = useState<{ readonly message: string; readonly version: number } | null>(null);
  const facts = {
    canPublish: stored.form?.viewerCanPublish ?? true,
    hasTokenComparison: stored.form?.hasTokenComparison ?? false,
    isCheckerOfSeveralFiles: stored.form?.checker?.isSeveralFiles ?? false,
  };
  const storedValues = problemId === null ? null : saved.values;
  const form = useFormState(initial, storedValues);
  const upload = useTestUpload(form.values, form.change);
  const compile = useCompileChecker({ values: form.values, problemId, change: form.change });
  const draft = useDraftSaving({
    account,
    problemId,
    version: saved.version,
    values: form.values,
    saved: saved.values,
    keptAtFirst: draftSavedAt,
    onNewerVersion: setNewerVersion,
  });
  const { data: pushed } = useProblemVersionChangedSubscription({
    variables: { problemId: problemId ?? 0 },
    skip: problemId === null,
  });
  const guard = useLeaveGuard(draft.isUnsaved);
  const { save, isSaving } = useSaveProblem({
    problemId,
    languageKeys: stored.languages.map(({ key }) => key),
    stored: storedValues,
    draftSavedAt: draft.draftSavedAt,
  });

  // What is being saved is newer by itself.
  const isOutdated =
    !isSaving &&
    saved.version !== null &&
    Math.max(newerVersion ?? 0, pushed?.problemVersionChanged ?? 0) > saved.version;

  const show = (name: SectionName) => setParams(changeAddress(params, { section: name === 'basics' ? null : name }));
  // Whoever came from a contest goes back there, to put the problem into it.
  const contestId = readInteger(params.get('contest'));
  const showField = (path: string | null) => {
    if (path !== null) show(sectionOf(path));
  };
  const take = async (result: Saved, sent: ProblemValues) => {
    setConflict(result.kind === 'conflict' ? result.conflict : null);
    setRefusal(result.kind === 'refused' ? result : null);
    if (result.kind === 'refused') showField(form.refuse(result.fields));
    if (result.kind !== 'saved') return;
    setNewerVersion(null);
    const now = afterSave(sent);
    // What was typed while it was being sent stays.
    form.change((before) => (before.tests === sent.tests ? { ...before, tests: now.tests } : before));
    setSaved({ values: now, version: result.version });
    showToast('success', problemId === null ? t({ id: 'author.created' }) : t({ id: 'author.updated' }));
    if (problemId === null) {
      await draft.finish();
      void navigate(
        contestId === null
          ? `${problemFormAddress(groupId, result.id)}${section === 'basics' ? '' : `?section=${section}`}`
          : `${contestDeskAddress(groupId)}/${contestId}/problems?add=${result.id}`,
        { replace: true },
      );
    }
  };
  const submit = (version = saved.version, isReportAccepted = false) => {
    const first = form.check();
    setRefusal(null);
    if (first === null) {
      void save(form.values, version ?? 0, isReportAccepted).then((result) => {
        setUnproven(result.kind === 'notGreen' ? { message: result.message, version: version ?? 0 } : null);
        return take(result, form.values);
      });
    } else showField(first);
  };
  const onSaveKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (!isSaving && !isArchived) submit();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onSaveKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  const Body = bodies[section];
  const at = sections.findIndex(({ name }) => name === section);
  const next = sections[at + 1];
  const counts = form.faultCounts();
  return (
    <ProblemFormContext
      value={{
        values: form.values,
        problemId,
        facts,
        languages: stored.languages,
        wanted: form.wanted,
        upload,
        compile,
        change: form.change,
        fault: form.fault,
        touch: form.touch,
      }}
    >
      <PageHeader
        title={title}
        acts={
          stored.form === null ? null : (
            <EditorLinks problemId={stored.form.id} displayId={stored.form.displayId} isRemote={stored.form.isRemote} />
          )
        }
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '13rem minmax(0, 1fr)' }}
        gap={{ base: '3', lg: '5' }}
        alignItems="start"
      >
        <SectionIndex current={section} counts={counts} onSection={show} />
        {/* A new problem is left for its own address once it is made: nothing may be typed on the way. */}
        <Box minW="0" inert={isSaving && problemId === null}>
          {refusal === null ? null : (
            <RefusalList message={refusal.message} fields={refusal.fields} onField={showField} />
          )}
          {problemId === null ? null : (
            <RejudgeDue key={saved.version} problemId={problemId} isJustSaved={saved.version !== openedVersion} />
          )}
          <Panel
            as="section"
            px={{ base: '3', md: '5' }}
            py="4"
            aria-label={t(sections[at]?.label ?? sections[0].label)}
          >
            <Body key={section} />
            {next === undefined ? null : (
              <Flex justify="flex-end" mt="4">
                <Button size="sm" variant="ghost" onClick={() => show(next.name)}>
                  {t({ id: 'author.next' }, { section: t(next.label) })}
                </Button>
              </Flex>
            )}
          </Panel>
        </Box>
      </Grid>
      <SaveBar
        draft={draft}
        isNew={problemId === null}
        isSaving={isSaving}
        isOutdated={isOutdated}
        faultCount={[...counts.values()].reduce((sum, count) => sum + count, 0)}
        onSave={() => submit()}
      />
      <CompileFailureDialog failure={compile.failure} close={compile.close} />
      <ProblemConflict
        problemId={problemId}
        conflict={conflict}
        onOverwrite={({ currentVersion }) => submit(currentVersion)}
        onClose={() => setConflict(null)}
      />
      <ConfirmDialog
        isOpen={unproven !== null}
        title={t({ id: 'author.publishOf' }, { id: saved.values.displayId })}
        text={unproven?.message ?? ''}
        action={t({ id: 'author.publishAnyway' })}
        onConfirm={() => submit(unproven?.version, true)}
        onClose={() => setUnproven(null)}
      />
      <ConfirmDialog
        isOpen={guard.isAsking}
        title={t({ id: 'author.leave' })}
        text={t({ id: 'author.leaveText' })}
        action={t({ id: 'author.leaveAction' })}
        onConfirm={guard.leave}
        onClose={guard.stay}
      />
    </ProblemFormContext>
  );
}
