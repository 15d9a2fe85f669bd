package vedette.spark;

import java.util.List;
import vedette.cli.ClusterMain;
import vedette.source.FilesRead;

/** The entry point for spark-submit, whose arguments are the program's own command line. */
public final class SparkMain {
  private SparkMain() {}

  /** Runs and exits with the program's own code. */
  public static void main(String[] args) {
    List<String> words = List.of(args);
    FilesRead.keep();
    int code;
    try (SparkWorkers workers = new SparkWorkers(() -> new CommandLine(words, FilesRead.all()))) {
      code = ClusterMain.run(words, workers);
    }
    System.exit(code);
  }
}
