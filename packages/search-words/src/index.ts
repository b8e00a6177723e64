export { readSentence, type Sentence, type SentenceProblem } from './read-sentence.ts';
export { PROBLEMS, type ProblemReason, type SentenceFilters } from './sentence-parts.ts';
