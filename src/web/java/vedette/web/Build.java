package vedette.web;

import java.io.File;
import java.util.Set;
import java.util.stream.Stream;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * The step of the web build in which TeaVM compiles the class path. TeaVM's own plugin would put
 * its library before this project's classes, some of which replace those of the library.
 */
final class Build {
  private Build() {}

  /** Writes {@code vedette.js} into a directory. */
  public static void main(String[] args) throws TeaVMToolException {
    TeaVMTool tool = new TeaVMTool();
    tool.setClassLoader(Build.class.getClassLoader());
    String[] places = System.getProperty("java.class.path").split(File.pathSeparator);
    tool.setClassPath(Stream.of(places).map(File::new).toList());
    tool.setTargetType(TeaVMTargetType.JAVASCRIPT);
    tool.setTargetDirectory(new File(args[0]));
    tool.setTargetFileName("vedette.js");
    tool.setJsModuleType(JSModuleType.UMD);
    tool.setObfuscated(true);
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    tool.setMainClass(Web.class.getName());
    tool.getTransformers().add(StandIns.class.getName());
    tool.generate();
    Set<Problem> problems = Set.copyOf(tool.getProblemProvider().getProblems());
    for (Problem problem : problems) {
      DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
      problem.render(text);
      System.err.println(text.getText() + " in " + problem.getLocation().getMethod());
    }
    System.exit(problems.isEmpty() ? 0 : 1);
  }
}
