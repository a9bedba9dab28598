/** Options with which Java starts fast, and which keep it from warning on stdout that another one holds its file of measurements. */
export const JVM = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-XX:-UsePerfData'] as const;

/** The same for a tool of the JDK. */
export const JVM_OF_TOOLS = JVM.map((option) => `-J${option}`);
