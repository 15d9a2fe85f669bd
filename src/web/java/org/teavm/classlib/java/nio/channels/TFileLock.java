package org.teavm.classlib.java.nio.channels;

/** Nobody else is there. */
public class TFileLock {}
