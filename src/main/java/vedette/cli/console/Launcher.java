package vedette.cli.console;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.HashMap;
import java.util.Map;

/** The process of the program, as described by the shell script that starts it. */
public final class Launcher {
  private Launcher() {}

  /** Returns the environment of the process. */
  public static Console console() {
    Map<String, String> environment = new HashMap<>(System.getenv());
    String locale = System.getProperty("vedette.locale");
    if (locale != null) {
      environment.put("LC_ALL", locale); // the user's locale; the launcher replaced it by another
    }
    String terminal = System.getProperty("vedette.terminal");
    boolean interactive = System.console() != null;
    return new Console(
        new Console.Output(new FileOutputStream(FileDescriptor.out)),
        new Console.Output(new FileOutputStream(FileDescriptor.err)),
        environment,
        terminal == null ? interactive : terminal.contains("out"),
        terminal == null ? interactive : terminal.contains("err"),
        Console.number(System.getProperty("vedette.columns", "")));
  }

  /** Ends the process. */
  public static void exit(int code) {
    System.exit(code);
  }
}
