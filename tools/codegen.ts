import { generateDocuments } from './build/generate-documents.ts';

generateDocuments();
