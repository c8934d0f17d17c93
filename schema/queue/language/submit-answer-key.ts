/** What stands for the language of a submission that is answer files. */
export const submitAnswerKey = 'submit-answer';
