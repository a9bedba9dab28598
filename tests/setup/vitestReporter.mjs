import {LACKS, noteNotRun} from './notRun.mjs';

/** Notes which tests Vitest left out because the machine lacks a tool. */
export default class NotRunReporter {
  onTestRunEnd(modules) {
    const skipped = modules.flatMap((module) => [...module.children.allTests('skipped')]);
    noteNotRun(skipped.flatMap(({fullName}) => LACKS.exec(fullName)?.[1] ?? []));
  }
}
