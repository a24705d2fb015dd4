export { QuestionnaireScreen } from './questionnaire-screen.tsx';
