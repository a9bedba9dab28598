const NAMES = [
  'jackson-databind',
  'jackson-core',
  'jackson-annotations',
  'spring3-web',
  'spring3-core',
  'spring3-beans',
];

/** The libraries of the Java samples, where Debian puts them: Jackson 2.14, and Spring 4.3 under the name that its package gives it. */
export const JARS = NAMES.map((name) => `/usr/share/java/${name}.jar`);

/** The same as the class path of javac and java. */
export const CLASS_PATH = JARS.join(':');
