import { AppError, Errors } from '../../shared/errors/index.ts';

/** 503 with the seconds to wait: too many reports are waiting. */
export class ReportsBusy extends AppError {
  constructor() {
    super(503, [{ code: Errors.general, property: '' }], 60);
  }
}
