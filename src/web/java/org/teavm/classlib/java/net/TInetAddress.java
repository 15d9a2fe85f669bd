package org.teavm.classlib.java.net;

/** Picocli would read one, if an option had that type. */
public class TInetAddress {}
