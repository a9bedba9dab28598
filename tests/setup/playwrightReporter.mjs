import {LACKS, noteNotRun} from './notRun.mjs';

/** Notes which tests Playwright left out because the machine lacks a tool. */
export default class NotRunReporter {
  #lacks = [];

  onTestEnd(test, {status}) {
    if (status !== 'skipped') return;
    const reasons = test.annotations.map(({description = ''}) => LACKS.exec(description)?.[1]);
    this.#lacks.push(...reasons.filter(Boolean));
  }

  onEnd() {
    noteNotRun(this.#lacks);
  }
}
