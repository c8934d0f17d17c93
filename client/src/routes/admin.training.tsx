import { Navigate, Route, Routes, useParams } from 'react-router';
import { ImportButton } from '../features/training/pages/files/import-button.tsx';
import { CategoriesPage } from '../features/training/training-maker/category/categories-page.tsx';
import { TrainingFormPage } from '../features/training/training-maker/form/training-form-page.tsx';
import { ManagedTrainingsPage } from '../features/training/training-maker/list/managed-trainings-page.tsx';
import { ManagedProblemsPage } from '../features/training/training-maker/problems/managed-problems-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { authorPart } from '../lib/intl/parts/author.ts';
import { trainingPart } from '../lib/intl/parts/training.ts';

/**
 * The router asks for this name. The words of the Markdown editor are in the authors' part, the kinds of steps in that
 * of trainings.
 */
export function Component() {
  return (
    <MoreSentences part={authorPart}>
      <MoreSentences part={trainingPart}>
        <Routes>
          <Route index element={<ManagedTrainingsPage importButton={<ImportButton kind="TRAINING" />} />} />
          <Route path="create" element={<TrainingFormPage key="new" trainingId={null} groupId={null} />} />
          <Route path="category" element={<CategoriesPage />} />
          <Route path=":trainingId/edit" element={<EditPage />} />
          <Route path=":trainingId/problems" element={<ProblemsPage />} />
          <Route path="*" element={<Navigate to="/admin/training" replace />} />
        </Routes>
      </MoreSentences>
    </MoreSentences>
  );
}

function EditPage() {
  const { trainingId = '' } = useParams();
  return <TrainingFormPage key={trainingId} trainingId={trainingId} groupId={null} />;
}

function ProblemsPage() {
  const { trainingId = '' } = useParams();
  return <ManagedProblemsPage key={trainingId} trainingId={trainingId} />;
}
