/*
 * The program that the suites run in a page: it asks the page's own worker, by src/checker/protocol.ts. The browsers get its text, so it imports nothing.
 */

/** Checks files, one after another, and gives for each what is compared. */
globalThis.checkFiles = async (address, files) => {
  globalThis.checkWorker ??= new Worker(address, {name: 'checker'});
  const worker = globalThis.checkWorker;
  const outcomes = [];
  for (const {name, base64, as} of files) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    outcomes.push(
      await new Promise((resolve) => {
        globalThis.checkNumber = (globalThis.checkNumber ?? 0) + 1;
        const id = globalThis.checkNumber;
        let last;
        worker.onerror = ({message}) => resolve({failure: `the worker stopped: ${message}`});
        worker.onmessage = ({data}) => {
          if (data.id !== id) return;
          if (data.checked) last = data.checked.report;
          if (data.failure !== undefined) resolve({failure: data.failure});
          if (data.done) resolve({report: last});
        };
        worker.postMessage({id, task: 'check', isPlain: true, name, file: new Blob([bytes]), as});
      }),
    );
  }
  return JSON.stringify(
    outcomes.map(({failure, report}) => {
      if (!report) return {verdict: 'unchecked', findings: [], undone: [failure ?? 'no result']};
      const {verdict, undone, causes, format} = report;
      const findings = causes.flatMap((cause) => cause.findings);
      return {verdict, undone, message: format?.message, findings};
    }),
  );
};
