import {checkDocuments} from './command';

const lineTo =
  (stream: NodeJS.WriteStream) =>
  (text: string): void =>
    void stream.write(`${text}\n`);

void checkDocuments(process.argv.slice(2), lineTo(process.stdout), lineTo(process.stderr)).then(
  (code) => (process.exitCode = code),
);
