import {
  ProblemSharesDocument,
  TrainingSharesDocument,
  useProblemSharesQuery,
  useTrainingSharesQuery,
} from './group-share.generated.ts';

/** What a group shares with others. */
export interface SharedItem {
  readonly kind: 'PROBLEM' | 'TRAINING';
  readonly id: string;
  readonly name: string;
  /** Its group. */
  readonly groupId: string;
}

/** The groups that an item is shared with. */
export function useReceivers({ kind, id }: SharedItem) {
  const isProblem = kind === 'PROBLEM';
  const ofProblem = useProblemSharesQuery({
    variables: { id: Number(id) },
    skip: !isProblem,
    fetchPolicy: 'cache-and-network',
  });
  const ofTraining = useTrainingSharesQuery({ variables: { id }, skip: isProblem, fetchPolicy: 'cache-and-network' });
  const { error, refetch } = isProblem ? ofProblem : ofTraining;
  const receivers = isProblem ? ofProblem.data?.problem?.shares : ofTraining.data?.training?.shares;
  return { receivers, error, refetch: () => void refetch() };
}

/** The query of `useReceivers`, to be asked again after a change. */
export function receiversDocument({ kind }: SharedItem) {
  return kind === 'PROBLEM' ? ProblemSharesDocument : TrainingSharesDocument;
}
