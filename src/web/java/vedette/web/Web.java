package vedette.web;

import java.nio.file.FileSystems;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;
import org.teavm.runtime.fs.VirtualFileSystemProvider;
import vedette.cli.Vedette;

/** The program as a function of JavaScript. */
public final class Web {
  private static final MemoryDisk DISK = new MemoryDisk();

  static {
    VirtualFileSystemProvider.setInstance(DISK);
  }

  private Web() {}

  /** Does nothing; TeaVM requires it. */
  public static void main(String[] args) {}

  /**
   * Runs a command line.
   *
   * @param args its words, without {@code vedette}
   * @param files the texts of files by name; optional
   * @param columns the width of answers; optional
   * @return an object with {@code exit}, {@code out} and {@code err}; with {@code problems}, the
   *     messages of {@code err} as objects; and with {@code files}, the texts of the files that the
   *     run has written
   */
  @JSExport
  public static JSObject vedette(String[] args, JSObject files, JSObject columns) {
    Map<String, String> texts = new LinkedHashMap<>();
    for (String name : names(files)) {
      texts.put(name, text(files, name));
    }
    DISK.clear();
    Vedette.Answer answer =
        Vedette.run(List.of(args), texts, FileSystems.getDefault(), number(columns));
    JSObject written = none();
    DISK.texts()
        .forEach(
            (name, text) -> {
              if (!text.equals(texts.get(name))) {
                put(written, name, text);
              }
            });
    return answer(answer.exit(), answer.out(), answer.err(), answer.problems(), written);
  }

  /**
   * Runs a command line on the disk of the machine, under Node.
   *
   * @param args its words, without {@code vedette}
   * @param fs Node's module of that name
   * @param process Node's object of that name
   * @return an object with {@code exit}, {@code out} and {@code err}
   */
  @JSExport
  public static JSObject onDisk(String[] args, JSObject fs, JSObject process) {
    Map<String, String> environment = new LinkedHashMap<>();
    JSObject variables = member(process, "env");
    for (String name : names(variables)) {
      environment.put(name, text(variables, name));
    }
    JSObject out = member(process, "stdout");
    VirtualFileSystemProvider.setInstance(new NodeDisk(fs, directory(process)));
    try {
      Vedette.Answer answer =
          Vedette.run(
              List.of(args),
              environment,
              flag(member(out, "isTTY")),
              flag(member(member(process, "stderr"), "isTTY")),
              number(member(out, "columns")));
      return answer(answer.exit(), answer.out(), answer.err(), answer.problems(), none());
    } finally {
      VirtualFileSystemProvider.setInstance(DISK);
    }
  }

  @JSBody(
      params = {"object", "name"},
      script = "return object[name];")
  private static native JSObject member(JSObject object, String name);

  @JSBody(params = "process", script = "return process.cwd();")
  private static native String directory(JSObject process);

  @JSBody(params = "value", script = "return !!value;")
  private static native boolean flag(JSObject value);

  @JSBody(params = "files", script = "return Object.keys(files || {});")
  private static native String[] names(JSObject files);

  @JSBody(
      params = {"files", "name"},
      script = "return files[name];")
  private static native String text(JSObject files, String name);

  @JSBody(params = "number", script = "return number | 0;")
  private static native int number(JSObject number);

  @JSBody(script = "return {};")
  private static native JSObject none();

  @JSBody(
      params = {"files", "name", "text"},
      script = "files[name] = text;")
  private static native void put(JSObject files, String name, String text);

  @JSBody(
      params = {"exit", "out", "err", "problems", "files"},
      script =
          "return { exit: exit, out: out, err: err, problems: JSON.parse(problems), files: files"
              + " };")
  private static native JSObject answer(
      int exit, String out, String err, String problems, JSObject files);
}
